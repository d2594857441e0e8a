import { Anchor } from '@mantine/core'
import { createLink } from '@tanstack/react-router'

/** A link within the pages that looks like one. */
export const TextLink = createLink(Anchor)
