import { PageWaiting } from '../shell/page-waiting'

export const ReturningPage = () => <PageWaiting />
