import { Divider, Stack } from '@mantine/core'
import { Actions } from './actions'
import { Checks } from './checks'
import { Fixes } from './fixes'
import { Missing } from './missing'
import { Power } from './power'
import { Price } from './price'
import { Unchecked } from './unchecked'

/** The summary of the PC as a whole. */
export const Panel = () => (
  <Stack gap="md">
    <Price />
    <Checks />
    <Fixes />
    <Missing />
    <Actions />
    <Divider />
    <Power />
    <Unchecked />
  </Stack>
)
