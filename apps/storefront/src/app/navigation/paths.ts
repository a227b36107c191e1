/**
 * Every address of the shop, once (specification §2). Links name these: `<Link to={paths.product} params={{ slug }}>`.
 */
export const paths = {
  home: '/',
  notFound: '/not-found',
  serviceDown: '/service-down',
  categories: '/category',
  /** The rest of the path is the category's slug: params `{ _splat: slug }`. */
  category: '/category/$',
  search: '/search',
  /** The wrapper of specification §2: entering it resets the filters and leads to what stands behind it. */
  catalogue: '/catalog/$',
  advancedSearch: '/advanced-search',
  fastSearch: '/fast-search',
  quickOrder: '/quick-order',
  product: '/product/$slug',
  productHistory: '/product-history/$slug',
  cart: '/cart',
  checkout: '/checkout',
  payment: '/payment',
  /** Why an order was not paid, and every way on. */
  paymentError: '/cart/payment-error/$orderId',
  profile: '/profile',
  profileUpdate: '/profile/profile-update',
  profileUpdateError: '/profile/profile-update-error',
  updatePassword: '/profile/update-password',
  profileConfirmed: '/profile/profile-confirmed',
  profileUpdated: '/profile/profile-updated',
  emailUpdated: '/profile/email-updated',
  orders: '/profile/orders',
  order: '/profile/orders/$orderId',
  addresses: '/profile/addresses',
  newAddress: '/profile/addresses/manage',
  address: '/profile/addresses/manage/$addressId',
  resetPasswordRequest: '/reset-password-request',
  resetPasswordSent: '/reset-password-sent',
  /** Where the link of a mail leads: `e_mail` and `reset_token` are taken out of the address at once. */
  resetPassword: '/reset-password',
  resetPasswordCompleted: '/reset-password-completed',
  registration: '/registration-user',
  /** Where the link of a mail leads: `e_mail`, `reg_control_code`, `new_email` are taken out of the address at once. */
  confirmEmail: '/registration/confirm',
  /** Where the link leads that the old address gets of a change of e-mail: `e_mail` and `refusal_token`, taken out at once. */
  refuseEmail: '/registration/not-me',
  registrationCompleted: '/registration-completed',
  registrationConfirmed: '/registration-confirmed',
  emailConfirmed: '/email-confirmed',
} as const
