import * as migration_20261121_054507_initial from './20261121_054507_initial';
import * as migration_20261121_082157_every_content_type from './20261121_082157_every_content_type';

export const migrations = [
  {
    up: migration_20261121_054507_initial.up,
    down: migration_20261121_054507_initial.down,
    name: '20261121_054507_initial',
  },
  {
    up: migration_20261121_082157_every_content_type.up,
    down: migration_20261121_082157_every_content_type.down,
    name: '20261121_082157_every_content_type'
  },
];
