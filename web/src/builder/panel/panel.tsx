import { Divider } from '@mantine/core'
import { Actions } from './actions'
import { Checks } from './checks'
import { Missing } from './missing'
import { NoticeLine } from './notice-line'
import classes from './panel.module.css'
import { Power } from './power'
import { Price } from './price'
import { Unchecked } from './unchecked'

/** The summary of the PC as a whole: price and order stay in sight, the rest scrolls. */
export const Panel = () => (
  <div className={classes.panel}>
    <div className={classes.pinned}>
      <Price />
      <Actions />
    </div>
    <div className={classes.scrolling}>
      <Checks />
      <Missing />
      <Divider />
      <Power />
      <Unchecked />
    </div>
    <NoticeLine />
  </div>
)
