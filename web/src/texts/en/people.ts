// Of the pages that links lead to, and of what people set for themselves.
export const people = {
  signIn: {
    email: 'Email',
    password: 'Password',
    submit: 'Continue',
    code: 'Code',
    codeHint: 'What your authenticator app shows, or one of your recovery codes.',
    links: { signIn: 'Email me a link instead', password: 'Forgot the password?' },
    linkSent: 'If somebody has this email, a link is on its way.',
  },
  passkeys: {
    title: 'Passkeys',
    intro:
      'With a passkey you sign in by the lock of your phone or computer, or with a security key: no password, no code.',
    use: 'Use a passkey',
    name: 'Name of the new passkey',
    nameHint: 'To tell it from others, such as “Phone”.',
    add: 'Add a passkey',
    since: (day: string, isBackedUp: boolean) =>
      isBackedUp ? `Since ${day}, also on your other devices` : `Since ${day}, on this device only`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove the passkey ${name}`,
    noBrowser: 'This browser has no passkeys.',
    failed: 'No passkey was used. Try again, or sign in in another way.',
    known: 'This device has a passkey of yours already.',
  },
  signInAgain: {
    title: 'Is it you?',
    why: 'You signed in more than 15 minutes ago. Before keys are made or rights are changed, sign in again.',
    noPassword: 'If you have no password, sign out and in again.',
  },
  linkIntro: 'Continue to this shop. The link works once.',
  setPassword: {
    title: 'Choose a password',
    greeting: (name: string) => `Welcome, ${name}. With this email and password you sign in from now on.`,
    password: 'New password',
    hint: (minLength: number) =>
      `At least ${minLength} characters. Several words with spaces are easy to remember.`,
    submit: 'Set the password',
    refused: (message: string) => `The password ${message}.`,
    noSecret: 'The link is not complete. Open it from the email again, or ask for a new one.',
  },
  security: {
    title: 'Security',
    onlyPeople: 'You are signed in with a key or at your organisation. There is nothing to set here.',
    signedInAs: (name: string, email: string) => `You are signed in as ${name}, ${email}.`,
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    othersEnd: 'Your other sessions end.',
    changePassword: 'Change the password',
    passwordChanged: 'The password is changed.',
    noPassword: 'You have no password. To set one, sign out and ask for a link with “Forgot the password?”.',
    factor: {
      title: 'Second factor',
      intro:
        'A code of an authenticator app, beside the password. Then the password needs only 8 characters.',
      begin: 'Set up a second factor',
      enterSecret: 'Enter this key in your authenticator app, and then the code that the app shows.',
      openApp: 'Open the app on this device',
      confirm: 'Confirm the code',
      isOn: 'The second factor is on',
      recovery:
        'Each of these codes works once, if you lose the app. They are shown only now: keep them safe.',
      left: (codes: number) => `The second factor is on. Recovery codes that are left: ${codes}.`,
      remove: 'Remove the second factor',
    },
    sessions: {
      title: 'Where you are signed in',
      since: (moment: string) => `Since ${moment}`,
      seen: (moment: string) => `Last used ${moment}`,
      current: 'This browser',
      end: 'Sign out',
      endOf: (moment: string) => `End the session since ${moment}`,
    },
  },
}
