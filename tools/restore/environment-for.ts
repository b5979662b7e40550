type Environment = Record<string, string | undefined>;

/** The environment, with the place that was given in its stead. */
export function environmentFor(into: string | undefined, environment: Environment): Environment {
  if (into === undefined) return environment;
  if (/^postgres(ql)?:\/\//.test(into)) {
    return { ...environment, DATABASE_URL: into, DATABASE_DIRECT_URL: into, DATABASE_OWNER_URL: undefined };
  }
  // A directory holds everything: neither the database nor the bucket of the installation beside it is meant.
  const others = Object.entries(environment).filter(([name]) => !/^(DATABASE|S3)_/.test(name));
  return { ...Object.fromEntries(others), DATA_DIR: into };
}
