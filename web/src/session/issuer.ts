/** Goes to the issuer to sign in there. */
export async function signInAtIssuer(): Promise<void> {}
