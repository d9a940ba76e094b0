import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { forStaff } from '../../../../staff-api/for-staff.ts';

export const dynamic = 'force-dynamic';

export const GET = forStaff(REST_GET(config));
export const POST = forStaff(REST_POST(config));
export const PATCH = forStaff(REST_PATCH(config));
export const PUT = forStaff(REST_PUT(config));
export const DELETE = forStaff(REST_DELETE(config));
export const OPTIONS = REST_OPTIONS(config);
