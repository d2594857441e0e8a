import { ButtonLink } from './button-link'
import { EmptyState } from './empty-state'

/** An empty page explains what it will show and links to the builder. */
export const EmptyPage = ({ title, hint, toBuilder }: { title: string; hint: string; toBuilder: string }) => (
  <EmptyState title={title} hint={hint}>
    <ButtonLink to="/" mt="sm">
      {toBuilder}
    </ButtonLink>
  </EmptyState>
)
