import * as migration_20261121_054507_initial from './20261121_054507_initial';
import * as migration_20261121_082157_every_content_type from './20261121_082157_every_content_type';
import * as migration_20261121_185305_pages_counted_off_in_the_index from './20261121_185305_pages_counted_off_in_the_index';
import * as migration_20261121_222917_links_of_records from './20261121_222917_links_of_records';
import * as migration_20261121_224750_nobody_is_locked_out from './20261121_224750_nobody_is_locked_out';
import * as migration_20261121_234238_mailboxes_and_gates from './20261121_234238_mailboxes_and_gates';
import * as migration_20261122_000516_uses_and_addresses_of_files from './20261122_000516_uses_and_addresses_of_files';
import * as migration_20261122_014500_what_profiles_hide from './20261122_014500_what_profiles_hide';

export const migrations = [
  {
    up: migration_20261121_054507_initial.up,
    down: migration_20261121_054507_initial.down,
    name: '20261121_054507_initial',
  },
  {
    up: migration_20261121_082157_every_content_type.up,
    down: migration_20261121_082157_every_content_type.down,
    name: '20261121_082157_every_content_type',
  },
  {
    up: migration_20261121_185305_pages_counted_off_in_the_index.up,
    down: migration_20261121_185305_pages_counted_off_in_the_index.down,
    name: '20261121_185305_pages_counted_off_in_the_index',
  },
  {
    up: migration_20261121_222917_links_of_records.up,
    down: migration_20261121_222917_links_of_records.down,
    name: '20261121_222917_links_of_records',
  },
  {
    up: migration_20261121_224750_nobody_is_locked_out.up,
    down: migration_20261121_224750_nobody_is_locked_out.down,
    name: '20261121_224750_nobody_is_locked_out',
  },
  {
    up: migration_20261121_234238_mailboxes_and_gates.up,
    down: migration_20261121_234238_mailboxes_and_gates.down,
    name: '20261121_234238_mailboxes_and_gates',
  },
  {
    up: migration_20261122_000516_uses_and_addresses_of_files.up,
    down: migration_20261122_000516_uses_and_addresses_of_files.down,
    name: '20261122_000516_uses_and_addresses_of_files',
  },
  {
    up: migration_20261122_014500_what_profiles_hide.up,
    down: migration_20261122_014500_what_profiles_hide.down,
    name: '20261122_014500_what_profiles_hide'
  },
];
