import * as migration_20261121_054537_initial from './20261121_054537_initial';
import * as migration_20261121_082226_every_content_type from './20261121_082226_every_content_type';

export const migrations = [
  {
    up: migration_20261121_054537_initial.up,
    down: migration_20261121_054537_initial.down,
    name: '20261121_054537_initial',
  },
  {
    up: migration_20261121_082226_every_content_type.up,
    down: migration_20261121_082226_every_content_type.down,
    name: '20261121_082226_every_content_type'
  },
];
