/** Tests that need several connections, which an embedded database does not have. */
export const severalConnections = [
  'src/**/*.races.test.ts',
  'src/db/lost-connection.test.ts',
  'src/db/postgres.test.ts',
  'src/services/payment/start-repayment.test.ts',
];
