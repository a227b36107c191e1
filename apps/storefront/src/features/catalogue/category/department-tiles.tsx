import type { ShownCategory } from '@cambusa/contract/catalogue/catalogue'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../app/navigation/paths.ts'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Picture } from '../../../ui/product/picture.tsx'
import styles from './department-tiles.module.css'

const SHAPES = 12

/** The first-level categories as pictures with their names. */
export const DepartmentTiles = ({ categories }: { categories: readonly ShownCategory[] | undefined }) =>
  categories ? (
    <ul className={styles.tiles}>
      {categories.map(({ categoryId, slug, name, metaData }) => (
        <li key={categoryId}>
          <Link to={paths.category} params={{ _splat: slug }} className={styles.tile}>
            <Picture
              src={metaData.category_info.IMAGE}
              alt=""
              sizes="(min-width: 600px) 80px, 64px"
              className={styles.picture}
            />
            <span className={styles.name}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  ) : (
    <Loading className={styles.tiles}>
      {Array.from({ length: SHAPES }, (_, index) => (
        <div key={index} className={styles.shape}>
          <Skeleton shape="box" />
        </div>
      ))}
    </Loading>
  )
