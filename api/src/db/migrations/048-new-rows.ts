/** Adds indexes by time, with which the administrators' overview counts what is new. */
export const newRows: Record<'sqlite' | 'postgres', readonly string[]> = {
  sqlite: [
    `CREATE INDEX breweries_created ON breweries (createdAt)`,
    `CREATE INDEX check_ins_created ON check_ins (createdAt)`,
  ],
  postgres: [
    `CREATE INDEX breweries_created ON breweries ("createdAt")`,
    `CREATE INDEX check_ins_created ON check_ins ("createdAt")`,
  ],
};
