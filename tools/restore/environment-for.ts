type Environment = Record<string, string | undefined>;

/** Returns the environment with the given target in place of the configured one. */
export function environmentFor(into: string | undefined, environment: Environment): Environment {
  if (into === undefined) return environment;
  if (/^postgres(ql)?:\/\//.test(into)) {
    return { ...environment, DATABASE_URL: into, DATABASE_DIRECT_URL: into, DATABASE_OWNER_URL: undefined };
  }
  // A directory contains a whole installation: neither the configured database nor the bucket is used.
  const others = Object.entries(environment).filter(([name]) => !/^(DATABASE|S3)_/.test(name));
  return { ...Object.fromEntries(others), DATA_DIR: into };
}
