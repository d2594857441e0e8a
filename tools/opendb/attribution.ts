/** Attribution that the licence ODC-By 1.0 of OpenDB requires. */
export const attribution =
  'Contains information from the BuildCores OpenDB (https://github.com/buildcores/buildcores-open-db), which is made available under the Open Data Commons Attribution License (ODC-By) v1.0 (https://opendatacommons.org/licenses/by/1-0/).'
