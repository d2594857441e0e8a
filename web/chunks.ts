// Which modules share a file. Without these groups, modules that the same pages use become a file, most of them below a
// kilobyte: a first view took more than 60 requests. A file is loaded as a whole, so that what first views do not show
// (dialogs, menus, forms) has files of its own. test/pages/site.test.ts limits the requests and the bytes.
import type { Rolldown } from 'vite'

const library = /\/node_modules\//
const inFolders = (...names: string[]) => new RegExp(`/(${names.join('|')})/`)

/** Dialogs, drawers and tables, which can scroll, with the packages that only they use. */
const overlays = [
  /@floating-ui|react-remove-scroll|react-style-singleton|tslib|use-sidecar|use-callback-ref\//,
  inFolders('Modal', 'ModalBase', 'Drawer', 'ScrollArea', 'Table', 'FocusTrap', 'Overlay', 'Portal'),
]
/** Fields that the first views do not have. */
const fields = [
  /react-number-format/,
  inFolders(
    'NumberInput',
    'Checkbox',
    'Radio',
    'Switch',
    'Textarea',
    'FileInput',
    'FileButton',
    'InlineInput',
  ),
  /\/shell\/whole-number/,
]
const menus = [inFolders('Select', 'Combobox', 'Popover', 'Menu', 'Floating', 'Accordion')]
/** What all pages share: the other components, the frame, formats. */
const basics = [
  library,
  /\/web\/src\/([^/]+|(shell|api)\/[^/]+|session\/format[^/]*|products\/(picture|products\.module)[^/]+)$/,
]
/** What only the pages with a scanner share is not in it. */
const desk = /\/web\/src\/(backoffice\/(?!scan\/)|texts\/(?!en\/backoffice\/(scan|receive)).*backoffice)/
const documentation = /\/web\/src\/documentation\//
const deskForms = /\/web\/src\/.*(dialog|form|edit|button|import|commands)/
/** With a list of products, which most pages of the back office do not have. */
const deskWithMenu = /product-field/

const matches = (id: string, patterns: RegExp[]) => patterns.some((pattern) => pattern.test(id))
const rarely = [...overlays, ...fields, ...menus]

/** The first group that a module fits has it, with what it imports. Modules of a single page stay with the page. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', tags: ['$initial'], test: library },
  // The script of the documentation page is a file of its own.
  { name: 'app', tags: ['$initial'], test: (id) => !documentation.test(id) },
  { name: 'basics', minShareCount: 2, test: (id) => matches(id, basics) && !matches(id, rarely) },
  { name: 'overlays', minShareCount: 2, test: (id) => matches(id, overlays) },
  { name: 'fields', minShareCount: 2, test: (id) => matches(id, fields) },
  { name: 'menus', minShareCount: 2, test: library },
  // Statements, and what returns show and ask, are shared by two pages alone.
  {
    name: 'orders',
    minShareCount: 2,
    test: /\/src\/(orders\/(?!statement|returns\/(request|return-(lines|history|label)))|lines\/)/,
  },
  {
    name: 'builder',
    minShareCount: 2,
    test: /\/web\/src\/(builder|builds\/(.*-query|saved-build|build-link))/,
  },
  {
    name: 'desk',
    minShareCount: 3,
    test: (id) => desk.test(id) && !deskForms.test(id) && !deskWithMenu.test(id),
  },
  { name: 'desk-forms', minShareCount: 4, test: (id) => desk.test(id) && !deskWithMenu.test(id) },
]
