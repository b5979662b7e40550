create table topic (
);
create table person (
);
create unlogged table audit (
);
