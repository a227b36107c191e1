/** The path in front of every call's address. */
export const API_BASE = '/ebsn/api'
