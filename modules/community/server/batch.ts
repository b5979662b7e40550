/**
 * Rows that a job changes in one transaction. Statements have it as a literal: a limit given as a parameter keeps
 * PostgreSQL from knowing how few rows are wanted.
 */
export const perTransaction = 100;
