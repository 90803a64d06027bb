import { useDataPicture } from '@site/src/hooks/useDataPicture';

interface DataPictureProps {
  /** As data files name it, such as /img/team/name.jpg. */
  address: string;
  /** Empty when the words beside it say it all. */
  alt: string;
  /** How wide it is shown, such as "4rem". */
  sizes: string;
  className: string;
}

/** A picture that a data file names, such as a portrait, in the sizes and formats that browsers choose from. */
export function DataPicture({ address, alt, sizes, className }: DataPictureProps) {
  const picture = useDataPicture(address);
  if (!picture) return <img src={address} alt={alt} loading="lazy" className={className} />;
  const { width, height, src, avif, webp } = picture;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" className={className} />
    </picture>
  );
}
