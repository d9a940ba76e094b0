import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { getPayload } from 'payload';
import { forStaff } from '../../../../staff-api/for-staff.ts';

export const dynamic = 'force-dynamic';

const open = () => getPayload({ config });

export const GET = forStaff(REST_GET(config), open);
export const POST = forStaff(REST_POST(config), open);
export const PATCH = forStaff(REST_PATCH(config), open);
export const PUT = forStaff(REST_PUT(config), open);
export const DELETE = forStaff(REST_DELETE(config), open);
export const OPTIONS = REST_OPTIONS(config);
