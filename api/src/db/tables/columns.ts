import type { Field, FieldList, Stored } from '@hoptrail/contracts/field-lists/field-list';
import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

/** The columns of an entity's editable fields, each named as its field. */
export type Columns<List extends FieldList> = {
  [Name in keyof List]: List[Name] extends { hasDefault: true } | { kind: 'images' | 'links' }
    ? Generated<Column<List[Name]>>
    : Column<List[Name]>;
};

/** A field's value in the database: flags are 0 or 1, lists and objects JSON text. */
type Column<Of extends Field> = Of extends { kind: 'flag' }
  ? Flag
  : Of extends { kind: 'images' | 'links' | 'choices' | 'exceptions' }
    ? string
    : Of extends { kind: 'week' | 'closure' }
      ? string | null
      : Stored<Of>;
