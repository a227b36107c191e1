/** In the place of a list's id: what the customer orders always. */
export const USUAL = 'usual'
