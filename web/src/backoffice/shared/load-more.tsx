import { Button, Center } from '@mantine/core'
import { texts } from '../../texts'

interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** The next page of a list, on demand. */
export const LoadMore = ({ pages }: { pages: Pages }) =>
  pages.hasNextPage ? (
    <Center>
      <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
        {texts.backoffice.more}
      </Button>
    </Center>
  ) : null
