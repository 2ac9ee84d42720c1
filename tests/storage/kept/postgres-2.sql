CREATE TABLE public.ballast (
    weight bytea NOT NULL
);
CREATE TABLE public.chat (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number bigint NOT NULL,
    person text NOT NULL COLLATE pg_catalog."C",
    line bytea NOT NULL
);
CREATE TABLE public.commands (
    person text NOT NULL COLLATE pg_catalog."C",
    command text NOT NULL COLLATE pg_catalog."C",
    table_id text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    answer bytea NOT NULL
);
CREATE TABLE public.entries (
    table_id text NOT NULL COLLATE pg_catalog."C",
    version bigint NOT NULL,
    entry bytea NOT NULL,
    moment bytea NOT NULL
);
CREATE TABLE public.keys (
    digest bytea NOT NULL,
    person text NOT NULL COLLATE pg_catalog."C",
    created double precision NOT NULL
);
CREATE TABLE public.leases (
    table_id text CONSTRAINT leases_table_id_not_null1 NOT NULL COLLATE pg_catalog."C",
    holder text CONSTRAINT leases_holder_not_null1 NOT NULL COLLATE pg_catalog."C",
    alive double precision CONSTRAINT leases_alive_not_null1 NOT NULL
);
CREATE TABLE public.people (
    person text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    handle text NOT NULL COLLATE pg_catalog."C",
    passphrase text COLLATE pg_catalog."C",
    created double precision NOT NULL
);
CREATE TABLE public.present (
    table_id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C",
    holder text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.schema (
    number integer NOT NULL
);
CREATE TABLE public.seated (
    table_id text NOT NULL COLLATE pg_catalog."C",
    person text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.servers (
    holder text NOT NULL COLLATE pg_catalog."C",
    beats bigint NOT NULL,
    comings bigint NOT NULL,
    alive double precision NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL COLLATE pg_catalog."C",
    revision bigint NOT NULL,
    version bigint NOT NULL,
    phase text NOT NULL COLLATE pg_catalog."C",
    public boolean NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    room bytea NOT NULL,
    head bytea,
    secret bytea NOT NULL,
    package text NOT NULL COLLATE pg_catalog."C",
    updated double precision NOT NULL
);
INSERT INTO public.chat VALUES ('t1', 1, 'p-anna', '\x226c696e65203122');
INSERT INTO public.chat VALUES ('t1', 2, 'p-ben', '\x226c696e65203222');
INSERT INTO public.commands VALUES ('p-anna', 'make', 't1', 1, '\x7b7d');
INSERT INTO public.commands VALUES ('p-anna', 'c1', 't1', 2, '\x7b2276657273696f6e223a317d');
INSERT INTO public.commands VALUES ('p-ben', 'c1', 't1', 3, '\x7b7d');
INSERT INTO public.entries VALUES ('t1', 1, '\x7b226e223a317d', '\x5b5d');
INSERT INTO public.entries VALUES ('t1', 2, '\x7b226e223a327d', '\x5b5d');
INSERT INTO public.keys VALUES ('\x702d616e6e612d31000000000000000000000000000000000000000000000000', 'p-anna', 102);
INSERT INTO public.keys VALUES ('\x702d62656e2d3100000000000000000000000000000000000000000000000000', 'p-ben', 102);
INSERT INTO public.leases VALUES ('t1', '', 1000);
INSERT INTO public.people VALUES ('p-anna', 'Anna Żółć', 'anna-lantern-7', 'argon2-of-anna', 100.5);
INSERT INTO public.people VALUES ('p-ben', 'Ben', 'ben-harbour-3', NULL, 101);
INSERT INTO public.schema VALUES (2);
INSERT INTO public.seated VALUES ('t1', 'p-anna');
INSERT INTO public.seated VALUES ('t1', 'p-ben');
INSERT INTO public.seated VALUES ('t2', 'p-ben');
INSERT INTO public.tables VALUES ('t1', 3, 2, 'playing', true, 'navoria', '\x7b7d', '\x7b2267616d65223a226e61766f726961227d', '\x00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff', '0.1.0', 5.5);
INSERT INTO public.tables VALUES ('t2', 1, 0, 'gathering', true, 'navoria', '\x7b7d', NULL, '\x00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff', '0.1.0', 9);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.commands
    ADD CONSTRAINT commands_pkey PRIMARY KEY (person, command);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, version);
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey1 PRIMARY KEY (table_id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.present
    ADD CONSTRAINT present_pkey PRIMARY KEY (table_id, person, holder);
ALTER TABLE ONLY public.seated
    ADD CONSTRAINT seated_pkey PRIMARY KEY (table_id, person);
ALTER TABLE ONLY public.servers
    ADD CONSTRAINT servers_pkey PRIMARY KEY (holder);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX chat_of_person ON public.chat USING btree (person);
CREATE INDEX commands_of_table ON public.commands USING btree (table_id, revision);
CREATE INDEX keys_of_person ON public.keys USING btree (person);
CREATE INDEX leases_of_holder ON public.leases USING btree (holder);
CREATE UNIQUE INDEX person_of_handle ON public.people USING btree (handle) WHERE (handle <> ''::text);
CREATE INDEX present_of_holder ON public.present USING btree (holder);
CREATE INDEX present_person ON public.present USING btree (person);
CREATE INDEX seated_person ON public.seated USING btree (person);
CREATE INDEX tables_in_the_lobby ON public.tables USING btree (updated) WHERE (public AND (phase = ANY (ARRAY['gathering'::text, 'playing'::text])));
CREATE INDEX tables_playing ON public.tables USING btree (id) WHERE (phase = 'playing'::text);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_person_fkey FOREIGN KEY (person) REFERENCES public.people(person) ON DELETE CASCADE;
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_table_id_fkey1 FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.present
    ADD CONSTRAINT present_holder_fkey FOREIGN KEY (holder) REFERENCES public.servers(holder) ON DELETE CASCADE;
ALTER TABLE ONLY public.seated
    ADD CONSTRAINT seated_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
