export const alumni = {
  menu: 'Alumni',
  viewDetails: 'View Details',
  none: 'No Data found',
} as const;
