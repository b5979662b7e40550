// refused: writes topic; only a store.ts of the module topic may
export const write = "with gone as (delete from public.topic returning 1) select 1";
export const own = "insert into person as p (id) values (1) on conflict (id) do update set id = 2";
