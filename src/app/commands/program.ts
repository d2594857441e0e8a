const isCheckout = import.meta.filename.endsWith('.ts')

/** How this command line is started: from a checkout, or as an installed package. */
export const program = isCheckout ? 'npm run buildorder --' : 'buildorder'
export const startService = isCheckout ? 'npm start' : 'buildorder serve'
