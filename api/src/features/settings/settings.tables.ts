declare module '../../db/tables/tables.ts' {
  interface Tables {
    global_settings: GlobalSettingsTable;
  }
}

export interface GlobalSettingsTable {
  key: string;
  value: string;
  createdAt: string;
  updatedAt: string;
}
