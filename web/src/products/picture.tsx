import { basePath } from '../config'
import { PartIcon } from '../shell/part-icon'
import classes from './products.module.css'

/** The address of a picture for the browser: uploaded ones are below the base path. */
const pictureAddress = (image: string) => (image.startsWith('/') ? basePath + image : image)

interface Props {
  image: string | undefined
  kind: string | null
  /** In pixels. */
  size: number
  /** Empty beside the name of the product. */
  alt?: string
}

/** The picture of a product, or the icon of its kind. */
export const Picture = ({ image, kind, size, alt = '' }: Props) => (
  <span className={classes.picture} style={{ width: size, height: size }}>
    {image === undefined ? (
      <PartIcon kind={kind} size={Math.round(size * 0.6)} />
    ) : (
      <img src={pictureAddress(image)} alt={alt} width={size} height={size} loading="lazy" />
    )}
  </span>
)
