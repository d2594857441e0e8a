import { isStale } from '../shared/edit/lost-update'

/** A change of something that changed meanwhile is refused, and explained: the form has the newer version once it is loaded. */
export async function explained<T>(change: Promise<T>, changedMeanwhile: string): Promise<T> {
  try {
    return await change
  } catch (error) {
    throw isStale(error) ? new Error(changedMeanwhile) : error
  }
}
