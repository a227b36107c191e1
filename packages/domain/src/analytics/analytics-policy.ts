/** The Trusted Types policy that makes addresses of the scripts asked after consent (decision 233). */
export const ANALYTICS_POLICY = 'shop-analytics'
