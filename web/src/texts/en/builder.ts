export const builder = {
  title: 'Build a PC',
}
