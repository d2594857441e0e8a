import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { Product } from '../builder/build'
import { texts } from '../texts'
import { Picture } from './picture'
import classes from './products.module.css'

const words = texts.products

/** The chosen picture, and small ones to choose from. */
export function Pictures({ product: { name, kind, images } }: { product: Product }) {
  const [chosen, choose] = useState(0)
  return (
    <Stack gap="xs">
      <Picture
        image={images[chosen]}
        kind={kind}
        size={220}
        alt={images.length > 0 ? words.pictureOf(name, chosen + 1) : ''}
      />
      {images.length > 1 && (
        <ul className={classes.thumbs} aria-label={words.pictures}>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                className={classes.thumb}
                aria-label={words.showPicture(index + 1)}
                aria-pressed={index === chosen}
                onClick={() => choose(index)}
              >
                <Picture image={image} kind={kind} size={44} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
