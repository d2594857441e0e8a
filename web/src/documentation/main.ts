// The script of the documentation page of the API. The page is complete without it; it adds the search and "Try it".
import { keepTarget } from './keep-target.ts'
import { addSearch } from './search.ts'
import { addForms } from './try-it.ts'

addSearch()
keepTarget()
addForms()
