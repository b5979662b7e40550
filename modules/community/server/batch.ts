/**
 * Rows that a job changes in one transaction. Statements contain it as a literal because PostgreSQL cannot plan for a
 * small limit given as a parameter.
 */
export const perTransaction = 100;
