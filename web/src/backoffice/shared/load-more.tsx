import { Button, Center } from '@mantine/core'
import { backofficeTexts } from '../../texts/backoffice'

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
        {backofficeTexts.more}
      </Button>
    </Center>
  ) : null
