import { index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * If the file of bank branches changes, `loadBranches` replaces all rows of this table and of
 * `bankCities` and `bankBranches`.
 */
export const banks = pgTable('banks', {
  id: text().primaryKey(),
  name: text().notNull(),
});

/** A city in which a bank has branches. Its id contains the ids of the bank and the state. */
export const bankCities = pgTable(
  'bank_cities',
  {
    id: text().primaryKey(),
    bankId: text().notNull(),
    stateId: text().notNull(),
    name: text().notNull(),
  },
  (table) => [index('bank_cities_by_state').on(table.bankId, table.stateId)],
);

export const bankBranches = pgTable(
  'bank_branches',
  {
    ifsc: text().primaryKey(),
    cityId: text().notNull(),
    name: text().notNull(),
    district: text(),
  },
  (table) => [index('bank_branches_by_city').on(table.cityId)],
);

export const loadedFiles = pgTable('loaded_files', {
  name: text().primaryKey(),
  /** Version of the import code, and hash of the source file. A change triggers an import. */
  version: text().notNull(),
});
