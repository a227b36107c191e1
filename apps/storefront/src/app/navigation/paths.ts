/** Every address of the shop (specification §2). Links use these: `<Link to={paths.product} params={{ slug }}>`. */
export const paths = {
  home: '/',
  notFound: '/not-found',
  serviceDown: '/service-down',
  categories: '/category',
  /** The rest of the path is the category's slug: params `{ _splat: slug }`. */
  category: '/category/$',
  search: '/search',
  /** The prefix of specification §2: entering it resets the filters and leads to the address behind it. */
  catalogue: '/catalog/$',
  advancedSearch: '/advanced-search',
  fastSearch: '/fast-search',
  quickOrder: '/quick-order',
  product: '/product/$slug',
  productHistory: '/product-history/$slug',
  cart: '/cart',
  checkout: '/checkout',
  payment: '/payment',
  /** A page of the content service: params `{ pageName }`. */
  page: '/page/$pageName',
  /** Frequent questions: the categories, and those of one. */
  faq: '/faq',
  faqCategory: '/faq/$categoryName',
  /** The form for messages to the shop. */
  contact: '/test1',
  /** A form of the content. */
  form: '/moduli/$formId',
  /** Flyers: all of them, and one. */
  flyers: '/volantini',
  flyer: '/volantini/$volantino',
  /** The stores: all of them, and one, named by its storeId or by a warehouse (features/delivery/stores). */
  storeLocator: '/store-locator',
  store: '/store-locator/$warehouseId',
  /** Pictures and data of products: `slug` names the cart, order or list that they are of (features/exports). */
  images: '/images/{-$slug}',
  /** An export that was asked for. */
  exportDone: '/cart/download-request-completed/$exportId',
  /** Says why an order was not paid, and offers every way on. */
  paymentError: '/cart/payment-error/$orderId',
  profile: '/profile',
  profileUpdate: '/profile/profile-update',
  profileUpdateError: '/profile/profile-update-error',
  updatePassword: '/profile/update-password',
  sessions: '/profile/sessions',
  myData: '/profile/my-data',
  deleteAccount: '/profile/delete-account',
  profileConfirmed: '/profile/profile-confirmed',
  profileUpdated: '/profile/profile-updated',
  emailUpdated: '/profile/email-updated',
  /** Who else acts for the company. */
  colleagues: '/profile/colleagues',
  /** Carts that were sent for approval. */
  approvals: '/profile/approvals',
  approval: '/profile/approvals/$approvalId',
  /** What a company owes for orders on account. */
  dueDates: '/profile/paymentduedate',
  orders: '/profile/orders',
  order: '/profile/orders/$orderId',
  /** The order of a link, for whoever has it (decision 247). */
  sharedOrder: '/orders/shared/$token',
  withdrawal: '/profile/orders/$orderId/withdrawal',
  /** What was spent, by month, product, company. */
  purchases: '/profile/purchases',
  /** For administrators. */
  userBoard: '/user-board',
  lists: '/profile/lists',
  list: '/profile/lists/$listId',
  addresses: '/profile/addresses',
  newAddress: '/profile/addresses/manage',
  address: '/profile/addresses/manage/$addressId',
  /** Signs in at an identity provider, and ends it: the code in the fragment is removed at once. */
  ssoLogin: '/sso-login',
  /** Tills and tablets sign in by a key. */
  techLogin: '/tech-login',
  resetPasswordRequest: '/reset-password-request',
  resetPasswordSent: '/reset-password-sent',
  /** The address in a mail: `e_mail` and `reset_token` are removed from the address bar at once. */
  resetPassword: '/reset-password',
  resetPasswordCompleted: '/reset-password-completed',
  registration: '/registration-user',
  /** The address in a mail: `e_mail`, `reg_control_code`, `new_email` are removed from the address bar at once. */
  confirmEmail: '/registration/confirm',
  /** The link mailed to the old address after a change of e-mail: `e_mail` and `refusal_token` are removed at once. */
  refuseEmail: '/registration/not-me',
  /** The link mailed with an invitation to a company: `invitation_token` is removed from the address bar at once. */
  invitation: '/colleague-invitation',
  registrationCompleted: '/registration-completed',
  registrationConfirmed: '/registration-confirmed',
  emailConfirmed: '/email-confirmed',
} as const
