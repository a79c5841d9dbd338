/** Tests that need a second connection; an embedded database has only one. */
export const severalConnections = [
  'src/**/*.races.test.ts',
  'src/db/lost-connection.test.ts',
  'src/db/postgres.test.ts',
  'src/services/payment/start-repayment.test.ts',
];
