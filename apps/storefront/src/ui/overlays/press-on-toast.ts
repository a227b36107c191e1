/** Whether a press outside a dialog was on a toast, which must not close the dialog. */
export const isPressOnToast = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('[data-toasts]') !== null
