PRAGMA application_id = 1280656463;
BEGIN TRANSACTION;
CREATE TABLE ballast (weight BLOB NOT NULL);
CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        person TEXT NOT NULL,
        line BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    );
INSERT INTO "chat" VALUES('t1',1,'p-anna',X'226C696E65203122');
INSERT INTO "chat" VALUES('t1',2,'p-ben',X'226C696E65203222');
CREATE TABLE commands (
        person TEXT NOT NULL,
        command TEXT NOT NULL,
        table_id TEXT NOT NULL,
        revision INTEGER NOT NULL,
        answer BLOB NOT NULL,
        PRIMARY KEY (person, command)
    );
INSERT INTO "commands" VALUES('p-anna','make','t1',1,X'7B7D');
INSERT INTO "commands" VALUES('p-anna','c1','t1',2,X'7B2276657273696F6E223A317D');
INSERT INTO "commands" VALUES('p-ben','c1','t1',3,X'7B7D');
CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        version INTEGER NOT NULL,
        entry BLOB NOT NULL,
        moment BLOB NOT NULL,
        PRIMARY KEY (table_id, version)
    );
INSERT INTO "entries" VALUES('t1',1,X'7B226E223A317D',X'5B5D');
INSERT INTO "entries" VALUES('t1',2,X'7B226E223A327D',X'5B5D');
CREATE TABLE keys (
        digest BLOB PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (person) ON DELETE CASCADE,
        created REAL NOT NULL
    );
INSERT INTO "keys" VALUES(X'702D616E6E612D31000000000000000000000000000000000000000000000000','p-anna',102.0);
INSERT INTO "keys" VALUES(X'702D62656E2D3100000000000000000000000000000000000000000000000000','p-ben',102.0);
CREATE TABLE leases (
        table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
        holder TEXT NOT NULL,
        alive REAL NOT NULL
    );
INSERT INTO "leases" VALUES('t1','',1000.0);
CREATE TABLE people (
        person TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        handle TEXT NOT NULL,
        passphrase TEXT,
        created REAL NOT NULL
    );
INSERT INTO "people" VALUES('p-anna','Anna Żółć','anna-lantern-7','argon2-of-anna',100.5);
INSERT INTO "people" VALUES('p-ben','Ben','ben-harbour-3',NULL,101.0);
CREATE TABLE present (
        table_id TEXT NOT NULL,
        person TEXT NOT NULL,
        holder TEXT NOT NULL REFERENCES servers (holder) ON DELETE CASCADE,
        PRIMARY KEY (table_id, person, holder)
    );
CREATE TABLE schema (number INTEGER NOT NULL);
INSERT INTO "schema" VALUES(2);
CREATE TABLE seated (
        table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
        person TEXT NOT NULL,
        PRIMARY KEY (table_id, person)
    );
INSERT INTO "seated" VALUES('t1','p-anna');
INSERT INTO "seated" VALUES('t1','p-ben');
INSERT INTO "seated" VALUES('t2','p-ben');
CREATE TABLE servers (
        holder TEXT PRIMARY KEY,
        beats INTEGER NOT NULL,
        comings INTEGER NOT NULL,
        alive REAL NOT NULL
    );
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        revision INTEGER NOT NULL,
        version INTEGER NOT NULL,
        phase TEXT NOT NULL,
        public INTEGER NOT NULL,
        game TEXT NOT NULL,
        room BLOB NOT NULL,
        head BLOB,
        secret BLOB NOT NULL,
        package TEXT NOT NULL,
        updated REAL NOT NULL
    );
INSERT INTO "tables" VALUES('t1',3,2,'playing',1,'navoria',X'7B7D',X'7B2267616D65223A226E61766F726961227D',X'00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF','0.1.0',5.5);
INSERT INTO "tables" VALUES('t2',1,0,'gathering',1,'navoria',X'7B7D',NULL,X'00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF00FF','0.1.0',9.0);
CREATE INDEX tables_in_the_lobby ON tables (updated) WHERE public AND phase IN ('gathering', 'playing');
CREATE INDEX tables_playing ON tables (id) WHERE phase = 'playing';
CREATE INDEX commands_of_table ON commands (table_id, revision);
CREATE INDEX chat_of_person ON chat (person);
CREATE INDEX seated_person ON seated (person);
CREATE UNIQUE INDEX person_of_handle ON people (handle) WHERE handle <> '';
CREATE INDEX keys_of_person ON keys (person);
CREATE INDEX leases_of_holder ON leases (holder);
CREATE INDEX present_of_holder ON present (holder);
CREATE INDEX present_person ON present (person);
COMMIT;
