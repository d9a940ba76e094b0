/** Query parameter of an approval: when the approver's page was made, as ISO 8601. */
export const SEEN_AT = 'seen_at';
