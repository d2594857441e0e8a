import { Button, Center } from '@mantine/core'
import { texts } from '../../texts'

interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** Loads the next page of a list. */
export const LoadMore = ({ pages }: { pages: Pages }) =>
  pages.hasNextPage ? (
    <Center>
      <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
        {texts.backoffice.more}
      </Button>
    </Center>
  ) : null
