export const research = {
  departments: 'Departments',
  all: 'All departments',
  allOf: (department: string) => `All of ${department}`,
  reports: 'Reports',
  inDepartment: (page: string, department: string) => `${page}: ${department}`,
  text: (department: string) => `Research in ${department}`,
  publications: 'Publications of the college',
  none: 'No Data found',
} as const;
