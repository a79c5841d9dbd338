/** Tests that need several database connections. The embedded database has only one connection. */
export const testsWithSeveralConnections = [
  'src/**/*.races.test.ts',
  'src/db/lost-connection.test.ts',
  'src/db/postgres.test.ts',
  'src/services/payment/start-repayment.test.ts',
];
