export const backoffice = {
  title: 'Back office',
}
